import { isLatchkeyError } from '@latchkey/core/contract'
import { type MouseEvent, useState } from 'react'
import { useReading } from '../binding/use-reading.ts'
import { enPage } from '../messages/en/page.ts'
import type { Latchkey } from '../mount/latchkey.ts'
import { useMessage } from './use-message.ts'

/** A press, and what the button says while the modal behind it can't be had. */
export interface Trouble {
  /** Stands in place of the button's own words. */
  readonly said: string | undefined
  press(event: MouseEvent<HTMLElement>): Promise<unknown>
}

/**
 * Tells the visitor when a press came to nothing since the modal could not be fetched. The next
 * press tries again. Where that failed, too, it loads the page anew: a page older than the last
 * release asks for files that are gone, and some browsers never fetch again what failed once.
 */
export function useTrouble(latchkey: Latchkey, press: () => Promise<unknown>): Trouble {
  const [failures, setFailures] = useState(0)
  const isThere = useReading(latchkey, (readings) => readings.state().initialized)
  const isHopeless = failures > 1
  const message = useMessage(latchkey, isHopeless ? 'button.reload' : 'button.again', enPage)
  const said = failures > 0 && !isThere ? message : undefined
  return {
    said,
    async press(event) {
      if (said && isHopeless) event.currentTarget.ownerDocument.defaultView?.location.reload()
      try {
        await press()
        setFailures(0)
      } catch (thrown) {
        if (isLatchkeyError(thrown, 'instance.load-failed')) setFailures(failures + 1)
        throw thrown
      }
    },
  }
}
