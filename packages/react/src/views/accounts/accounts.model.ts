import type { Actions, Snapshot, WalletCard } from '@latchkey/core'
import {
  type AccountId,
  addressOf,
  NAMESPACES,
  type Namespace,
  type Session,
  toLatchkeyError,
} from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'
import type { ChainKit } from '../chain-kit.ts'
import { accountKind } from './account-kind.ts'

/** One account of a wallet. */
export interface AccountRow {
  readonly id: AccountId
  readonly address: string
  readonly shortAddress: string
  readonly avatar: string | undefined
  /** The owner's name for it, or one that belongs to the address. */
  readonly name: string | undefined
  readonly kind: string | undefined
  /** The one that the website works with now. */
  readonly isActive: boolean
  choose(): void
}

/** One connected wallet. */
export interface WalletSection {
  readonly key: string
  readonly name: string
  readonly icon: string | undefined
  readonly label: string
  readonly rows: readonly AccountRow[]
  readonly disconnectLabel: string
  disconnect(): void
}

/** The wallets of one family. */
export interface FamilySection {
  readonly namespace: Namespace
  /** Its name, where wallets of several families are connected. */
  readonly heading: string | undefined
  readonly wallets: readonly WalletSection[]
  readonly connectLabel: string
  connect(): void
}

type Shown = Pick<Snapshot, 'accounts' | 'kept' | 'network' | 'identities'>

interface Tools {
  readonly actions: Actions
  readonly text: Wording
  readonly kit: Pick<ChainKit, 'connectedFace' | 'familyName'>
}

interface Held {
  readonly session: Session
  readonly wallet: WalletCard
}

interface Scene extends Tools {
  readonly snapshot: Shown
}

/** Everything the view shows, family by family, the active one first, from the snapshot alone. */
export function accountsModel(snapshot: Shown, tools: Tools): readonly FamilySection[] {
  const scene = { ...tools, snapshot }
  const { activeNamespace } = snapshot.network
  const all = [...new Set([activeNamespace, ...NAMESPACES])]
  const families = all.filter((namespace) => heldOn(namespace, snapshot).length > 0)
  return families.map((namespace) => familySection(namespace, families.length > 1, scene))
}

/** The active connection first, then those kept beside it. */
function heldOn(namespace: Namespace, { accounts, kept }: Shown): readonly Held[] {
  const account = accounts[namespace]
  if (account?.status !== 'connected') return []
  return [account, ...(kept?.[namespace] ?? [])]
}

function familySection(namespace: Namespace, isOneOfMany: boolean, scene: Scene): FamilySection {
  const { actions, text, kit, snapshot } = scene
  const family = kit.familyName(namespace, text)
  return {
    namespace,
    heading: isOneOfMany ? family : undefined,
    wallets: heldOn(namespace, snapshot).map((held) => walletSection(held, scene)),
    connectLabel: isOneOfMany
      ? text.say('accounts.anotherOf', { family })
      : text.say('accounts.another'),
    connect: () => actions.open({ view: 'Connect', namespace }),
  }
}

function walletSection(held: Held, scene: Scene): WalletSection {
  const { actions, text } = scene
  const { session, wallet } = held
  return {
    key: session.id,
    name: wallet.name,
    icon: wallet.icon,
    label: text.say('accounts.list', { wallet: wallet.name }),
    rows: session.accounts.map((id) => accountRow(id, held, scene)),
    disconnectLabel: text.say('accounts.drop', { wallet: wallet.name }),
    disconnect: () =>
      void actions.connections
        .drop(session.namespace, session.id)
        .catch((thrown: unknown) => actions.notices.fail(toLatchkeyError(thrown))),
  }
}

function accountRow(id: AccountId, { session, wallet }: Held, scene: Scene): AccountRow {
  const { actions, text, kit, snapshot } = scene
  const address = addressOf(id)
  const facts = session.facts?.[address]
  const identity = snapshot.identities[`${session.namespace}:${address}`]
  const isActive = isInForce(id, session, snapshot)
  return {
    id,
    address,
    shortAddress: kit.connectedFace(id, snapshot, text).shortAddress,
    avatar: identity?.avatar,
    name: facts?.label ?? identity?.name,
    kind: accountKind(facts?.type ?? wallet.embedded?.accountType, text),
    isActive,
    choose() {
      try {
        if (!isActive) actions.connections.choose(session.namespace, session.id, address)
        actions.router.back()
      } catch (thrown) {
        // The wallet may have gone in the moment in which it is chosen.
        actions.notices.fail(toLatchkeyError(thrown))
      }
    },
  }
}

/** Each family has an account in front; that of the active one is what the website works with. */
function isInForce(id: AccountId, session: Session, { accounts, network }: Shown): boolean {
  const active = accounts[network.activeNamespace]
  return (
    active?.status === 'connected' &&
    active.session.id === session.id &&
    active.session.namespace === session.namespace &&
    active.session.accounts[0] === id
  )
}
