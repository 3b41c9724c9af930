import { isLatchkeyError } from '@latchkey/core/contract'
import { type MouseEvent, useState } from 'react'
import { useReading } from '../binding/use-reading.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import { enPage } from '../messages/en/page.ts'
import { useMessage } from './use-message.ts'

/** A press, and what the button shows while the modal can't be loaded. */
export interface LoadFailure {
  /** Shown instead of the button's own text. */
  readonly failureText: string | undefined
  press(event: MouseEvent<HTMLElement>): Promise<unknown>
}

/**
 * Shows the visitor that the modal could not be loaded. The next press tries again. If that fails,
 * too, the page is reloaded: a page that is older than the last release requests deleted files, and
 * some browsers never repeat a failed import.
 */
export function useLoadFailure(latchkey: Latchkey, press: () => Promise<unknown>): LoadFailure {
  const [failures, setFailures] = useState(0)
  const isLoaded = useReading(latchkey, (readings) => readings.state().initialized)
  const isHopeless = failures > 1
  const message = useMessage(latchkey, isHopeless ? 'button.reload' : 'button.again', enPage)
  const failureText = failures > 0 && !isLoaded ? message : undefined
  return {
    failureText,
    async press(event) {
      if (failureText && isHopeless)
        event.currentTarget.ownerDocument.defaultView?.location.reload()
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
