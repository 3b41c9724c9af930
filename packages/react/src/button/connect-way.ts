import type { SocialProvider } from '@latchkey/core'
import type { Latchkey } from '../mount/latchkey.ts'
import type { PublicConnection } from '../mount/readings.ts'
import { plainName } from './find-wallet.ts'

/** What a wallet button begins in the modal. */
export interface ConnectWay {
  /** Shown on the button; undefined where each language has its own word, `button.email`. */
  readonly name: string | undefined
  /** Whether it leads to a wallet, which may have to be looked for in the listing. */
  readonly isWallet?: boolean
  /** Opens the modal, in the task of the press. */
  begin(latchkey: Latchkey): Promise<unknown>
  /** Whether a connection was made by it. */
  isOf(connection: PublicConnection): boolean
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

/** The way that a site means by `name`: `walletConnect`, `email`, a social, or a wallet of the listing. */
export function connectWay(name: string): ConnectWay {
  if (name === 'walletConnect') {
    return {
      name: 'WalletConnect',
      begin: ({ actions }) => actions.pairing.show(),
      isOf: ({ wallet }) => wallet.id === name,
    }
  }
  if (name === 'email') {
    return {
      name: undefined,
      begin: ({ actions }) => actions.open({ view: 'EmailLogin' }),
      isOf: ({ wallet }) => wallet.embedded?.authProvider === name,
    }
  }
  if (isSocial(name)) {
    return {
      name: SOCIALS[name],
      // The window of the login opens in this task, over the modal that is open by then.
      begin: ({ actions }) => Promise.all([actions.open(), actions.auth.beginSocial(name)]),
      isOf: ({ wallet }) => wallet.embedded?.authProvider === name,
    }
  }
  return {
    name,
    isWallet: true,
    async begin({ actions }) {
      const wallet = await actions.listing.find(name)
      await (wallet === undefined ? actions.open() : actions.pairing.show(wallet))
    },
    isOf: ({ wallet }) => wallet.id === name || plainName(wallet.name) === plainName(name),
  }
}

function isSocial(name: string): name is SocialProvider {
  return Object.hasOwn(SOCIALS, name)
}

/**
 * Begins, and waits until the visitor has connected by it, or has closed the modal.
 *
 * @returns The account, as CAIP-10; undefined when the modal was closed.
 */
export async function connectInWay(
  latchkey: Latchkey,
  way: ConnectWay,
): Promise<string | undefined> {
  await way.begin(latchkey)
  return await new Promise((resolve) => {
    const check = (): void => {
      const connection = latchkey.getConnections().find(way.isOf)
      if (connection === undefined && latchkey.isOpen()) return
      undo()
      resolve(connection?.caipAddress)
    }
    const undo = latchkey.watch(check)
    check()
  })
}
