import type { Ui } from '../modal/ui.ts'
import type { SocialProvider } from '../options/options-state.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { RootState } from '../store/state/root.ts'
import type { FrameDeps } from './dependencies.ts'
import type { EmbeddedWallet } from './embedded-wallet.ts'
import type { LoginPlace } from './social-login.ts'

/** Size of the window of a social login, in CSS pixels. Source: docs/frame-protocol.md, section 7. */
const WINDOW_SIZE = { width: 600, height: 800 } as const

/** The dependencies of beginning a social login. */
export interface SocialDeps {
  readonly state: Pick<RootState, 'modal' | 'router'>
  readonly ports: CorePorts
  readonly ui: Pick<Ui, 'modal'>
  readonly frame: Pick<FrameDeps, 'secureSite'>
  /**
   * Returns true if no window can answer, so that the provider's page takes the place of this one.
   */
  leavesPage(): boolean
}

/** Calls `use` with the loaded wallet. */
type WithWallet = (
  isShown: boolean,
  use: (loaded: EmbeddedWallet) => void,
  onFailure: () => void,
) => Promise<void>

/** Begins a social login in the task of the press, in which a browser allows a window. */
export async function beginSocial(
  deps: SocialDeps,
  provider: SocialProvider,
  withWallet: WithWallet,
): Promise<void> {
  const { state, ui } = deps
  const { modal } = ui
  const isShown = state.modal.isOpen
  if (isShown) showSocialView(ui, provider)
  const place = provider === 'farcaster' ? undefined : openLoginPlace(deps)
  await withWallet(
    isShown,
    (loaded) => loaded.startSocial(provider, place, isShown),
    () => {
      if (place !== 'page') place?.close()
      const { view } = modal.route()
      const isOnLogin = view === 'ConnectingSocial' || view === 'ConnectingFarcaster'
      if (isShown && isOnLogin) modal.back()
    },
  )
}

function showSocialView({ modal }: SocialDeps['ui'], provider: SocialProvider): void {
  modal.push(
    provider === 'farcaster'
      ? { view: 'ConnectingFarcaster', params: {} }
      : { view: 'ConnectingSocial', params: { provider } },
  )
}

/** Browsers allow a window only in the task of the click: it opens before anything is loaded. */
function openLoginPlace({ ports, frame, leavesPage }: SocialDeps): LoginPlace {
  if (leavesPage()) return 'page'
  const name = `latchkey-${ports.random.id()}`
  return ports.windows.popUp(`${frame.secureSite}/loading`, { name, ...WINDOW_SIZE })
}
