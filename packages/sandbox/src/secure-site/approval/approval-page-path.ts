/** Path of the empty page for approvals in a separate window. */
export const APPROVAL_PAGE = '/approve'
