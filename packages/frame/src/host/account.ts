import { type AuthPort, isLatchkeyError, LatchkeyError } from '@latchkey/core/contract'
import { toNetworkIds } from './broadcasts.ts'
import { toChainId } from './chain-id.ts'
import { readUser, toAccountType } from './read-user.ts'
import type { Ask } from './requester.ts'
import type { Wallet } from './rpc-channel.ts'
import type { SessionMemory } from './stored-session.ts'

interface Deps extends Pick<Wallet, 'waitFor'> {
  readonly ask: Ask
  readonly memory: SessionMemory
}

type Account = Pick<
  AuthPort,
  | 'isConnected'
  | 'connect'
  | 'signOut'
  | 'smartAccountNetworks'
  | 'setAccountType'
  | 'syncTheme'
  | 'syncApp'
>

/**
 * A frame that does not answer is not waited for: the page has forgotten the login by then. In
 * milliseconds. Source: facts, frame protocol, section 7.
 */
const SIGN_OUT_MS = 3_000

/** Who is logged in, which account is in front, and what the frame knows of the page. */
export function createAccount({ ask, memory, waitFor }: Deps): Account {
  return {
    async isConnected(signal) {
      if (!memory.isUsed()) return false
      const isIn = await hasLogin(ask, signal)
      if (!isIn) memory.forget()
      return isIn
    },
    connect({ networkId, accountType }, signal) {
      const wish = {
        ...(networkId === undefined ? {} : { chainId: toChainId(networkId) }),
        ...(accountType === undefined ? {} : { preferredAccountType: accountType }),
      }
      return waitFor(
        ask('GET_USER', wish, { signal }).then((reply) => {
          const said = readUser(reply, accountType)
          memory.loggedIn(said)
          return { ...said, userName: memory.userName() }
        }),
      )
    },
    async signOut(signal) {
      try {
        await ask('SIGN_OUT', undefined, { signal, patienceMs: SIGN_OUT_MS })
      } catch (error) {
        if (!isLatchkeyError(error, 'frame.timeout')) throw error
      } finally {
        memory.forget()
      }
    },
    async smartAccountNetworks(signal) {
      const reply = await ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, { signal })
      return toNetworkIds(reply.smartAccountEnabledNetworks)
    },
    async setAccountType(wanted, signal) {
      const { type, address } = await ask('SET_PREFERRED_ACCOUNT', { type: wanted }, { signal })
      const reached = toAccountType(type)
      if (reached === undefined) throw new LatchkeyError('frame.failed', {})
      return { type: reached, address }
    },
    syncTheme: ({ themeMode, themeVariables, w3mThemeVariables }, signal) =>
      ask(
        'SYNC_THEME',
        {
          themeMode,
          themeVariables: themeVariables && { ...themeVariables },
          w3mThemeVariables: w3mThemeVariables && { ...w3mThemeVariables },
        },
        { signal },
      ),
    syncApp: ({ metadata, ...app }, signal) =>
      ask(
        'SYNC_DAPP_DATA',
        { ...app, metadata: metadata && { ...metadata, icons: [...metadata.icons] } },
        { signal },
      ),
  }
}

/** A frame that refuses to say is one that knows nobody. Source: facts, frame protocol, section 5. */
async function hasLogin(ask: Ask, signal: AbortSignal): Promise<boolean> {
  try {
    return (await ask('IS_CONNECTED', undefined, { signal })).isConnected
  } catch (error) {
    if (isLatchkeyError(error, 'frame.refused')) return false
    throw error
  }
}
