/** Where the site keeps an empty page for approvals in a window of their own. */
export const APPROVAL_PAGE = '/approve'
