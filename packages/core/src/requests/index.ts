/**
 * Which hosts a page requests with given options, and the content policy that allows them. It works without a
 * page and without the modal.
 */

export type { RequestedHost } from '../contract/index.ts'
export { contentPolicy, type PolicyOptions } from './content-policy.ts'
export { listRequests } from './list-requests.ts'
