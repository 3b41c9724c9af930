import type { Wording } from '../../messages/create-wording.ts'

/** The props that make a control wait for the terms. */
export interface BlockedProps {
  readonly isBlocked: boolean
  readonly tabIndex: number | undefined
  readonly 'aria-description': string | undefined
}

/** Props of a control that does nothing until the visitor has accepted the site's terms. */
export function blockedProps(isBlocked: boolean, text: Wording): BlockedProps {
  return {
    isBlocked,
    tabIndex: isBlocked ? -1 : undefined,
    'aria-description': isBlocked ? text.get('connect.agreeFirst') : undefined,
  }
}
