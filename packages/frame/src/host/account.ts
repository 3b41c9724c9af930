import { type AuthPort, isLatchkeyError, LatchkeyError } from '@latchkey/core/contract'
import { SIGN_OUT_REPLY_MS } from '../protocol/index.ts'
import { toNetworkIds } from './broadcasts.ts'
import { toChainId } from './chain-id.ts'
import { readUser, toAccountType } from './read-user.ts'
import type { Ask } from './requester.ts'
import type { StoredSession } from './stored-session.ts'
import type { Wallet } from './wallet-requests.ts'

interface Deps extends Pick<Wallet, 'waitFor'> {
  readonly ask: Ask
  readonly stored: StoredSession
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

/** Who is logged in, which account is selected, and what the frame knows of the page. */
export function createAccount({ ask, stored, waitFor }: Deps): Account {
  return {
    async isConnected(signal) {
      if (!stored.hasLogin()) return false
      const isConnected = await requestIsConnected(ask, signal)
      if (!isConnected) stored.clear()
      return isConnected
    },
    connect({ networkId, accountType }, signal) {
      const request = {
        ...(networkId === undefined ? {} : { chainId: toChainId(networkId) }),
        ...(accountType === undefined ? {} : { preferredAccountType: accountType }),
      }
      return waitFor(
        ask('GET_USER', request, { signal }).then((reply) => {
          const user = readUser(reply, accountType)
          stored.setLogin(user)
          return { ...user, userName: stored.userName() }
        }),
      )
    },
    async signOut(signal) {
      try {
        await ask('SIGN_OUT', undefined, { signal, timeoutMs: SIGN_OUT_REPLY_MS })
      } catch (error) {
        if (!isLatchkeyError(error, 'frame.timeout')) throw error
      } finally {
        stored.clear()
      }
    },
    async smartAccountNetworks(signal) {
      const reply = await ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, { signal })
      return toNetworkIds(reply.smartAccountEnabledNetworks)
    },
    async setAccountType(requested, signal) {
      const { type, address } = await ask('SET_PREFERRED_ACCOUNT', { type: requested }, { signal })
      const selected = toAccountType(type)
      if (selected === undefined) throw new LatchkeyError('frame.failed', {})
      return { type: selected, address }
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

/** A refusal means that the user is not logged in. Source: docs/frame-protocol.md, section 5. */
async function requestIsConnected(ask: Ask, signal: AbortSignal): Promise<boolean> {
  try {
    return (await ask('IS_CONNECTED', undefined, { signal })).isConnected
  } catch (error) {
    if (isLatchkeyError(error, 'frame.refused')) return false
    throw error
  }
}
