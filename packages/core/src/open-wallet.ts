import type { ConnectActions } from './connections/connect.ts'
import { LatchkeyError, type Lazy, type Namespace } from './contract/index.ts'
import type { Modal } from './modal/modal.ts'
import { areTermsDue } from './options/terms.ts'
import type { PairingActions } from './pairing/pairing-actions.ts'
import type { OpenRequest, OpenWalletRequest } from './store/open-request.ts'
import { activeSessions } from './store/selectors.ts'
import type { RootState, Snapshot } from './store/state/root.ts'
import type { ConnectorRow } from './wallets/connector-row.ts'
import type { ListingActions } from './wallets/listing.ts'
import { isNamed } from './wallets/named-wallet.ts'
import { narrowedTo } from './wallets/narrowed.ts'
import { offersPairing } from './wallets/offers-pairing.ts'
import { visibleConnectors } from './wallets/visible-connectors.ts'

interface Deps {
  readonly state: RootState
  snapshot(): Snapshot
  readonly modal: Pick<Modal, 'open' | 'push'>
  readonly connect: Pick<ConnectActions, 'local'>
  readonly listing: Pick<ListingActions, 'find'>
  readonly account: Lazy<{ readonly pairing: Pick<PairingActions, 'show'> }>
}

/**
 * Opens the modal and connects a wallet. One of this browser is asked in the task of the call. A wallet
 * that is connected already is not asked again, and one that another claims to be, or terms that are due,
 * are left to the visitor.
 *
 * @throws LatchkeyError `wallet.unknown`, `view.unknown`, `namespace.unknown`; nothing is opened then.
 */
export async function openWallet(
  deps: Deps,
  { wallet, ...request }: OpenWalletRequest,
): Promise<void> {
  const { state, modal, listing, account } = deps
  const row = rowOf(deps.snapshot(), wallet, request.namespace)
  if (row !== undefined) {
    openRow(deps, row, request)
    return
  }
  const listed = offersPairing(state.options) ? await listing.find(wallet) : undefined
  if (listed === undefined) throw new LatchkeyError('wallet.unknown', { wallet })
  const { pairing } = await account.load()
  modal.open({ view: 'Connect', ...request })
  if (!areTermsDue(state)) pairing.show(listed)
}

/** The row of a wallet of this browser: by its id or rdns, else by its name. */
function rowOf(
  snapshot: Snapshot,
  wallet: string,
  namespace: Namespace | undefined,
): ConnectorRow | undefined {
  const rows = visibleConnectors(narrowedTo(snapshot, namespace))
  return (
    rows.find(({ rdns, choices }) => {
      return rdns === wallet || choices.some(({ walletId }) => walletId === wallet)
    }) ?? rows.find(({ key, name }) => isNamed({ id: key, name }, wallet))
  )
}

function openRow(
  { state, modal, connect }: Deps,
  { choices, isAmbiguous }: ConnectorRow,
  request: OpenRequest,
): void {
  const connected = activeSessions(state).find((session) =>
    choices.some(({ namespace, walletId }) => {
      return session.namespace === namespace && session.walletId === walletId
    }),
  )
  if (connected !== undefined) {
    modal.open({ ...request, namespace: connected.namespace })
    return
  }
  modal.open({ view: 'Connect', ...request })
  const [choice, another] = choices
  if (isAmbiguous || choice === undefined || areTermsDue(state)) return
  if (another === undefined) connect.local(choice.namespace, choice.walletId)
  // The visitor chooses what is asked of a wallet that serves several namespaces.
  else modal.push({ view: 'ConnectingMultiChain', params: { walletId: another.walletId } })
}
