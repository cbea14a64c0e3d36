export { isSubmissionFileAddress } from './file-address.ts';
