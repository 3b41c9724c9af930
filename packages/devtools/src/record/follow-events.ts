import type { Undo } from '@latchkey/core/contract'
import type { Latchkey } from '@latchkey/react'
import { redact } from '../redact/redact.ts'
import type { EventEntry } from './entries.ts'

interface Deps {
  readonly latchkey: Pick<Latchkey, 'subscribeEvents' | 'getNetworks'>
  nowMs(): number
  add(entry: EventEntry): void
}

/** Records every event of the instance's public stream, without properties that may be secret. */
export function followEvents({ latchkey, nowMs, add }: Deps): Undo {
  return latchkey.subscribeEvents(({ event, properties }) => {
    const networks = latchkey.getNetworks().map(({ id }) => id)
    const shown = redact(properties, { addresses: 'none', accounts: [], networks })
    add({ atMs: nowMs(), event, properties: shown })
  })
}
