import type { AuthState, RouteName, Routes } from '@latchkey/core'
import type { Scene } from './scene.ts'
import { MIRA } from './with-auth.ts'

/** The e-mail address of the login in these scenes. */
export const EMAIL = 'mira.lindqvist@saltmarket.example'

/** The frame's message when it refuses. */
export const REFUSED = { code: 'frame.refused', message: '402' } as const

type Step = Pick<Scene, 'auth' | 'play'>

/** A view of a login as it is met: over Connect. */
export function on<Name extends RouteName>(
  view: Name,
  params: Routes[Name],
  auth: Partial<AuthState> = {},
): Step {
  return {
    auth,
    play: ({ core }) => {
      core.actions.open()
      core.actions.router.push(view, params)
    },
  }
}

/** The same for a user who is logged in. */
export function loggedIn<Name extends RouteName>(
  view: Name,
  params: Routes[Name],
  auth: Partial<AuthState> = {},
): Step {
  return {
    auth: { user: MIRA, smartAccountNetworkIds: ['eip155:1'], ...auth },
    async play({ core }) {
      await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
      core.actions.open()
      if (view !== 'Account') core.actions.router.push(view, params)
    },
  }
}
