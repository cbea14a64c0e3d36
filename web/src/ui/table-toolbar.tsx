import type { ReactNode } from 'react';
import { Select } from './fields/select.tsx';
import { Box, Row } from './layout/layout.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { SearchField } from './search-field.tsx';
import classes from './table-toolbar.module.css';
import type { TableSearchParams } from './use-table-search-params.ts';

export interface TableFilter {
  /** The search parameter of the URL. */
  name: string;
  label: string;
  /** The option without a filter. */
  any?: string;
  options: readonly { value: string; label: string }[];
  /** Required if it is not the value of the parameter. */
  value?: string;
  /** Sets the parameter by default. */
  onChange?: (value: string) => void;
}

interface TableToolbarProps {
  tableParams: TableSearchParams;
  /** The label of the search field. */
  search?: string;
  filters?: readonly TableFilter[];
  /** The table's key of saved filters. */
  saved?: string;
  /** Filters that are not a plain select, after the others. */
  children?: ReactNode;
}

/** Search and filters of a table or list, whose values are in the URL. Render it in a row that wraps. */
export const TableToolbar = ({ tableParams, search, filters = [], saved, children }: TableToolbarProps) => (
  <>
    {search && (
      <Box className={classes.search} flex={60}>
        <SearchField
          value={tableParams.search}
          label={search}
          onSearch={(search) => tableParams.set({ search })}
        />
      </Box>
    )}
    {(filters.length > 0 || children || saved) && (
      <Row className={classes.filters} wrap align="stretch" gap={2}>
        {filters.map(({ name, label, any, options, value, onChange }) => (
          <Select
            key={name}
            aria-label={label}
            value={value ?? tableParams.filter(name)}
            options={any === undefined ? options : [{ value: '', label: any }, ...options]}
            onChange={({ currentTarget }) =>
              onChange ? onChange(currentTarget.value) : tableParams.set({ [name]: currentTarget.value })
            }
          />
        ))}
        {children}
        {saved && <SavedFilters table={saved} tableParams={tableParams} />}
      </Row>
    )}
  </>
);
