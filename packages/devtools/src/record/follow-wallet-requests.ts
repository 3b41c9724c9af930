import type { ObservedRequest, Undo } from '@latchkey/core/contract'
import type { Latchkey } from '@latchkey/react'
import type { Log } from './create-log.ts'
import type { MessageEntry } from './entries.ts'

interface Deps {
  readonly latchkey: Pick<Latchkey, 'subscribeWalletRequests'>
  nowMs(): number
  readonly log: Pick<Log<MessageEntry>, 'add' | 'update'>
}

const CHANNELS: Readonly<Record<ObservedRequest['to'], MessageEntry['channel']>> = {
  wallet: 'to wallet',
  session: 'to session',
  frame: 'to frame',
}

/** Records what the modal and its adapters ask of wallets and of the secure frame: method, duration and outcome. */
export function followWalletRequests({ latchkey, nowMs, log }: Deps): Undo {
  return latchkey.subscribeWalletRequests(({ to, namespace, method: type, outcome }) => {
    const atMs = nowMs()
    const entry = log.add({
      atMs,
      namespace,
      type,
      channel: CHANNELS[to],
      outcome: 'waiting',
    })
    void outcome.then(({ isAnswered, code }) => {
      const durationMs = nowMs() - atMs
      log.update(entry, { outcome: isAnswered ? 'answered' : 'failed', code, durationMs })
    })
  })
}
