import { currentRoute } from '../store/selectors.ts'
import type { ViewName } from '../store/state/modal.ts'
import type { RootState } from '../store/state/root.ts'

/** The views in which the visitor proves to own an e-mail address. */
export const EMAIL_PROOF_VIEWS: readonly ViewName[] = ['EmailVerifyOtp', 'EmailVerifyDevice']

/** The views in which a login by e-mail begins, and those that it leads to. */
export const EMAIL_LOGIN_VIEWS: readonly ViewName[] = [
  ...(['Connect', 'EmailLogin', 'Create'] as const),
  ...EMAIL_PROOF_VIEWS,
]

/** The views in which the e-mail address is changed. */
export const EMAIL_CHANGE_VIEWS: readonly ViewName[] = [
  'EmailUpdate',
  'EmailUpdatePrimaryOtp',
  'EmailUpdateSecondaryOtp',
]

/** Reads whether the open modal shows one of these views. */
export function isOneShown(
  { modal, router }: Pick<RootState, 'modal' | 'router'>,
  views: readonly ViewName[],
): boolean {
  return modal.isOpen && views.includes(currentRoute(router).view)
}
