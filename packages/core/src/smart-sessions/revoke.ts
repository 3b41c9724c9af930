import { revokeSmartSession } from '../api/endpoints/smart-sessions.ts'
import { type AccountId, LatchkeyError, plainError } from '../contract/index.ts'
import { activeSession } from '../store/selectors.ts'
import type { RevokeStep, SmartSession } from '../store/state/smart-sessions.ts'
import { isEmbedded } from '../store/wallet-ids.ts'
import type { SmartSessionsDeps } from './dependencies.ts'
import type { SmartSessionsSlice } from './smart-sessions.state.ts'

/**
 * Takes a session back: the owner signs with the wallet, then the server is asked.
 *
 * @throws LatchkeyError `permissions.revoke-failed`, whose cause says why; `wallet.busy` while another
 * one is being taken back.
 */
export type RevokeSession = (
  account: AccountId,
  session: SmartSession,
  signal: AbortSignal,
) => Promise<void>

/** Creates taking back for one core: one at a time. Source: docs/views.md, section 3, flow 10. */
export function createRevoke(deps: SmartSessionsDeps, slice: SmartSessionsSlice): RevokeSession {
  const { state, clock, notices } = deps

  async function revoke(
    account: AccountId,
    session: SmartSession,
    signal: AbortSignal,
  ): Promise<void> {
    const { id } = session
    // After a disconnect another session may be taken back: its steps are not written by this one.
    const setOwnStep = (step: RevokeStep): void => {
      const { revoking } = state.smartSessions
      if ('id' in revoking && revoking.id === id) slice.setStep(step)
    }
    slice.setStep({ step: 'signing', id })
    try {
      const signature = await sign(deps, { account, session }, signal)
      setOwnStep({ step: 'sending', id })
      const { blockchainApi } = deps.services
      if (blockchainApi === undefined) throw new LatchkeyError('permissions.no-server', {})
      await revokeSmartSession(blockchainApi, account, { id, signature })
      slice.revoked(account, id, clock.now())
      setOwnStep({ step: 'idle' })
    } catch (cause) {
      const error = new LatchkeyError('permissions.revoke-failed', {}, { cause })
      setOwnStep({ step: 'failed', id, error: plainError(error) })
      if (!signal.aborted) notices.fail(error)
      throw error
    }
  }

  return async (account, session, signal) => {
    const { step } = state.smartSessions.revoking
    if (step === 'signing' || step === 'sending') throw new LatchkeyError('wallet.busy', {})
    // The server gave no id by which it could be told.
    if (session.id === '') throw new LatchkeyError('permissions.revoke-failed', {})
    await revoke(account, session, signal)
  }
}

interface Revoked {
  readonly account: AccountId
  readonly session: SmartSession
}

async function sign(
  { state, adapters, transactions }: SmartSessionsDeps,
  { account, session }: Revoked,
  signal: AbortSignal,
): Promise<string> {
  const connected = activeSession(state, 'eip155')
  const facet = adapters.get('eip155')?.permissions
  if (connected === undefined) throw new LatchkeyError('wallet.none', {})
  if (facet === undefined) {
    throw new LatchkeyError('permissions.unsupported', { what: 'permissions' })
  }
  const approval = { method: 'wallet_revokePermissions', afterApproval: { go: 'back' } } as const
  const undo = isEmbedded(connected) ? transactions.push(approval) : undefined
  try {
    const { id, permissions, expiresAtMs = 0, listedExpiry } = session
    return await facet.revoke(
      {
        sessionId: connected.id,
        account: evmAccount(account),
        context: id,
        permissions,
        expiresAtS: listedExpiry ?? Math.floor(expiresAtMs / 1_000),
      },
      signal,
    )
  } finally {
    undo?.()
  }
}

/** @throws LatchkeyError `caip.invalid-account` for an account of another namespace. */
function evmAccount(account: AccountId): AccountId<'eip155'> {
  if (isEvm(account)) return account
  throw new LatchkeyError('caip.invalid-account', {})
}

function isEvm(account: AccountId): account is AccountId<'eip155'> {
  return account.startsWith('eip155:')
}
