import { domainToASCII } from 'node:url';

/** Maximum number of domains in a list. */
export const MAX_DOMAINS = 50;

const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** @returns the domain in the form of the DNS, undefined if the text is no domain. A leading `@` is ignored. */
export function parseDomain(text: string): string | undefined {
  const domain = domainToASCII(text.trim().replace(/^@/, '').toLowerCase());
  return DOMAIN.test(domain) ? domain : undefined;
}

/** Sorted and without repetitions, so that equal lists have equal texts. */
export const formatDomains = (domains: readonly string[]): string => [...new Set(domains)].sort().join(' ');

/** Splits a text of {@link formatDomains}. */
export const parseDomains = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

export const isDomainList = (text: string): boolean => {
  const domains = parseDomains(text);
  return (
    domains.length <= MAX_DOMAINS &&
    domains.every((domain) => parseDomain(domain) === domain) &&
    formatDomains(domains) === text
  );
};

/** True if a normalised e-mail address belongs to a domain of the list. Subdomains are domains of their own. */
export const isOfDomain = (email: string, domains: readonly string[]): boolean =>
  domains.includes(domainToASCII(email.slice(email.lastIndexOf('@') + 1)));
