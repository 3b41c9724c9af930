import type { PairableWallet, SocialProvider } from '@latchkey/core'
import type { Namespace } from '@latchkey/core/contract'
import type { Latchkey } from '../instance/latchkey.ts'
import type { PublicConnection } from '../instance/readings.ts'
import { plainName } from './find-wallet.ts'

/** The wallet or the login that a wallet button connects. */
export interface ConnectTarget {
  /** Shown on the button; undefined if the text is translated, `button.email`. */
  readonly name: string | undefined
  /** The name of a wallet, which may have to be found in the listing; undefined for other targets. */
  readonly walletName?: string
  /**
   * Opens the modal, in the task of the press.
   *
   * @param listed - The wallet in the listing, if it is there.
   */
  begin(latchkey: Latchkey, listed?: PairableWallet): Promise<unknown>
  /** Returns true if a connection was opened by it. */
  isOf(connection: PublicConnection, listed?: PairableWallet): boolean
}

const SOCIALS: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
}

/**
 * The target that a site names: `walletConnect`, `email`, a social, or a wallet of the listing.
 *
 * @param namespace - The modal offers only its wallets, and only its connections count; undefined: any.
 */
export function connectTarget(name: string, namespace?: Namespace): ConnectTarget {
  const target = targetOf(name, namespace)
  return {
    ...target,
    isOf: (connection, listed) =>
      (namespace ?? connection.namespace) === connection.namespace &&
      target.isOf(connection, listed),
  }
}

function targetOf(name: string, namespace: Namespace | undefined): ConnectTarget {
  const isLogin: ConnectTarget['isOf'] = ({ wallet }) => wallet.embedded?.authProvider === name
  if (name === 'walletConnect') {
    return {
      name: 'WalletConnect',
      begin: ({ actions }) => Promise.all([actions.open({ namespace }), actions.pairing.show()]),
      isOf: ({ wallet }) => wallet.id === name,
    }
  }
  if (name === 'email') {
    return {
      name: undefined,
      begin: ({ actions }) => actions.open({ view: 'EmailLogin', namespace }),
      isOf: isLogin,
    }
  }
  if (isSocial(name)) {
    return {
      name: SOCIALS[name],
      // The window of the login opens in this task, over the modal that is open by then.
      begin: ({ actions }) =>
        Promise.all([actions.open({ namespace }), actions.auth.beginSocial(name)]),
      isOf: isLogin,
    }
  }
  return {
    name,
    walletName: name,
    begin: ({ actions }, listed) =>
      Promise.all([actions.open({ namespace }), listed && actions.pairing.show(listed)]),
    isOf: ({ wallet }, listed) => isWallet(wallet, name) || isWallet(wallet, listed?.id, listed),
  }
}

function isSocial(name: string): name is SocialProvider {
  return Object.hasOwn(SOCIALS, name)
}

/** By its id in the listing, its rdns, or its name. */
function isWallet(
  wallet: PublicConnection['wallet'],
  id: string | undefined,
  { name = id, rdns = id }: { readonly name?: string; readonly rdns?: string | undefined } = {},
): boolean {
  if (id === undefined || name === undefined) return false
  return wallet.id === id || wallet.rdns === rdns || plainName(wallet.name) === plainName(name)
}

/**
 * Begins, and waits until the visitor has connected by it, or has left. Where that is done already, it
 * opens the account.
 *
 * @returns The account, as CAIP-10; undefined when the visitor left.
 */
export async function connectTo(
  latchkey: Latchkey,
  target: ConnectTarget,
): Promise<string | undefined> {
  const listed =
    target.walletName === undefined ? undefined : await findListed(latchkey, target.walletName)
  const find = (): PublicConnection | undefined =>
    latchkey.getConnections().find((connection) => target.isOf(connection, listed))
  const before = find()
  if (before !== undefined) {
    await latchkey.actions.open({ namespace: before.namespace })
    return undefined
  }
  await target.begin(latchkey, listed)
  const begun = latchkey.readings.views().at(-1)
  return await new Promise((resolve) => {
    const check = (): void => {
      const connection = find()
      if (connection === undefined && isShown(latchkey, begun)) return
      undo()
      resolve(connection?.caipAddress)
    }
    const undo = latchkey.watch(check)
    check()
  })
}

/** Without a request where it is known: what is opened next may need the task of the press. */
async function findListed(latchkey: Latchkey, name: string): Promise<PairableWallet | undefined> {
  return latchkey.readings.namedWallet(name) ?? (await latchkey.actions.listing.find(name))
}

/** An embedded modal never closes: there the opened view leaves the history. */
function isShown({ readings }: Latchkey, begun: string | undefined): boolean {
  if (!readings.isEmbedded()) return readings.state().open
  const views = readings.views()
  return begun !== 'Connect' && views.some((view) => view === begun)
}
