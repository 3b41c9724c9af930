/** The properties of a browser's window that report user activity. */
interface Scope {
  readonly navigator?: { readonly userActivation?: { readonly isActive: boolean } }
  readonly document?: { hasFocus(): boolean }
}

/** User activity: a click just now, a visible page, or neither. */
export type UserActivity = 'press' | 'look' | 'none'

/**
 * Reads the user activity at this moment. Browsers without user activation count as clicked.
 */
export function readUserActivity({ navigator, document }: Scope = globalThis): UserActivity {
  if (navigator?.userActivation?.isActive ?? true) return 'press'
  return document?.hasFocus() ? 'look' : 'none'
}
