import { leave } from '../modal/leave.ts'
import { toPayment } from '../modal/to-payment.ts'
import type { Route } from '../store/routes.ts'
import { currentRoute } from '../store/selectors.ts'
import { isSignInView, signInView } from '../store/state/sign-in.ts'
import type { SignInDeps } from './dependencies.ts'

type Deps = Pick<SignInDeps, 'state' | 'modal'>

/** Shows the sign-in that is due, also over a view that waits for the connection that was made. */
export function showSignIn({ state, modal }: Deps): undefined {
  const { isOpen } = state.modal
  if (isOpen && isSignInView(currentRoute(state.router).view)) return
  const payment = toPayment(state.router)
  const route: Route = { view: signInView(state), params: {} }
  if (isOpen && payment) modal.restore([...payment, route])
  else if (isOpen) modal.reset(route)
  // The rules for the first view choose it.
  else modal.open()
}

/** The message is prepared: its view takes the place of the one that waited for it. */
export function showMessage({ state, modal }: Deps): undefined {
  if (currentRoute(state.router).view !== 'ConnectingSiwe') return
  modal.replace({ view: 'SIWXSignMessage', params: {} })
}

/** Closes the modal where it shows the sign-in, or its approval in the embedded wallet. */
export function hideSignIn({ state, modal }: Deps): undefined {
  const { view } = currentRoute(state.router)
  const isShown = isSignInView(view) || view === 'ApproveTransaction'
  if (!state.modal.isOpen || !isShown) return
  leave({ state, modal })
}
