export { createApproval } from './create-approval.ts'
