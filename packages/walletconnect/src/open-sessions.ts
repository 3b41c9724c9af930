import type { PairedSession, RelayChange, Undo } from '@latchkey/core/contract'
import { type Client, USER_DISCONNECTED } from './library/types.ts'

/** Why a session ended. */
export type EndReason = Extract<RelayChange, { readonly type: 'closed' }>['reason']

/** The open sessions that this port returned, and the listeners of its changes. */
export interface OpenSessions {
  find(topic: string): PairedSession | undefined
  add(session: PairedSession): void
  /** Replaces a session and emits `changed`. Does nothing for one that is not open. */
  change(session: PairedSession): void
  /** Removes a session and emits `closed`, once. Does nothing for one that is not open. */
  close(topic: string, reason: EndReason): void
  /** Removes a session without an event, for callers that closed it themselves. */
  remove(topic: string): void
  /** Runs when the session is removed, for whatever reason. */
  onRemoved(topic: string, run: () => void): Undo
  emit(change: RelayChange): void
  watch(listener: (change: RelayChange) => void): Undo
}

/** Creates an empty list. */
export function createOpenSessions(): OpenSessions {
  const open = new Map<string, PairedSession>()
  const listeners = new Set<(change: RelayChange) => void>()
  const onRemoved = new Map<string, Set<() => void>>()

  function emit(change: RelayChange): void {
    for (const listener of [...listeners]) listener(change)
  }

  function remove(topic: string): void {
    open.delete(topic)
    const waiting = onRemoved.get(topic) ?? []
    onRemoved.delete(topic)
    for (const run of [...waiting]) run()
  }

  return {
    emit,
    remove,
    find: (topic) => open.get(topic),
    add: (session) => void open.set(session.topic, session),
    change(session) {
      if (!open.has(session.topic)) return
      open.set(session.topic, session)
      emit({ type: 'changed', session })
    },
    close(topic, reason) {
      if (!open.has(topic)) return
      remove(topic)
      emit({ type: 'closed', topic, reason })
    },
    onRemoved(topic, run) {
      const waiting = onRemoved.get(topic) ?? new Set()
      onRemoved.set(topic, waiting.add(run))
      return () => waiting.delete(run)
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Ends a session in the library and notifies the wallet, if it can be reached. Never rejects. */
export async function endSession(
  client: Client,
  topic: string,
  reason = USER_DISCONNECTED,
): Promise<void> {
  if (!client.session.keys.includes(topic)) return
  await client
    .disconnect({ topic, reason })
    .catch(() => client.session.delete(topic, reason))
    // The session ended in the meantime.
    .catch(() => undefined)
}
