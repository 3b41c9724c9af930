import { lazy } from '../contract/lazy.ts'

/**
 * The code that resumes sessions and acts on an account. A page whose visitor was connected loads it beside the modal.
 */
export const accountPart = lazy(() =>
  Promise.all([import('../create-account.ts'), import('../connections/resume.ts')]),
)
