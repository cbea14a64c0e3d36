import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

/** The generated types are masked (codegen.ts). */
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
