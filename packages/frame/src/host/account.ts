import { type AuthPort, isLatchkeyError, LatchkeyError } from '@latchkey/core/contract'
import { SIGN_OUT_REPLY_MS } from '../protocol/index.ts'
import { toNetworkIds } from './broadcasts.ts'
import { toChainId } from './chain-id.ts'
import type { FrameNetwork } from './frame-network.ts'
import type { FramePlace } from './frame-place.ts'
import { readUser, toAccountType } from './read-user.ts'
import type { CallFrame } from './requester.ts'
import type { StoredSession } from './stored-session.ts'
import type { Wallet } from './wallet-requests.ts'

interface Deps extends Pick<Wallet, 'waitFor'> {
  readonly callFrame: CallFrame
  readonly stored: StoredSession
  readonly network: Pick<FrameNetwork, 'duringSwitch'>
  readonly place: Pick<FramePlace, 'onChange' | 'setApp'>
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

/** The user, the selected account, and what the frame needs to know about the page. */
export function createAccount({ callFrame, stored, network, place, waitFor }: Deps): Account {
  return {
    async isConnected(signal) {
      if (!stored.hasLogin()) return false
      const isConnected = await requestIsConnected(callFrame, signal)
      if (!isConnected) stored.clear()
      return isConnected
    },
    connect({ networkId, accountType }, signal) {
      const request = {
        ...(networkId === undefined ? {} : { chainId: toChainId(networkId) }),
        ...(accountType === undefined ? {} : { preferredAccountType: accountType }),
      }
      return waitFor(
        network.duringSwitch(
          callFrame('GET_USER', request, { signal }).then((reply) => {
            const user = readUser(reply, accountType)
            stored.setLogin(user)
            // The requested account type counts where the frame reports none.
            place.onChange({ type: 'user', user })
            return { ...user, userName: stored.userName() }
          }),
        ),
      )
    },
    async signOut(signal) {
      // At once: the page may be closed before the frame answers.
      stored.clear()
      try {
        await callFrame('SIGN_OUT', undefined, { signal, timeoutMs: SIGN_OUT_REPLY_MS })
      } catch (error) {
        if (!isLatchkeyError(error, 'frame.timeout')) throw error
      } finally {
        // A report that the frame sent during the call is about the login that ended.
        stored.clear()
      }
    },
    async smartAccountNetworks(signal) {
      const reply = await callFrame('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, { signal })
      return toNetworkIds(reply.smartAccountEnabledNetworks)
    },
    async setAccountType(requested, signal) {
      const { type, address } = await callFrame(
        'SET_PREFERRED_ACCOUNT',
        { type: requested },
        { signal },
      )
      const selected = toAccountType(type)
      if (selected === undefined) throw new LatchkeyError('frame.failed', {})
      return { type: selected, address }
    },
    syncTheme: ({ themeMode, themeVariables, w3mThemeVariables }, signal) =>
      callFrame(
        'SYNC_THEME',
        {
          themeMode,
          themeVariables: themeVariables && { ...themeVariables },
          w3mThemeVariables: w3mThemeVariables && { ...w3mThemeVariables },
        },
        { signal },
      ),
    syncApp({ metadata, ...rest }, signal) {
      const app = { ...rest, metadata: metadata && { ...metadata, icons: [...metadata.icons] } }
      place.setApp(app)
      return callFrame('SYNC_DAPP_DATA', app, { signal })
    },
  }
}

/** A refusal means that the user is not logged in. Source: docs/frame-protocol.md, section 5. */
async function requestIsConnected(callFrame: CallFrame, signal: AbortSignal): Promise<boolean> {
  try {
    return (await callFrame('IS_CONNECTED', undefined, { signal })).isConnected
  } catch (error) {
    if (isLatchkeyError(error, 'frame.refused')) return false
    throw error
  }
}
