import type { BackInput, BackWay } from './back-way.ts'

/** A close watcher, which the types of the DOM do not know. Source: HTML, section 6.8. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

/** Creates a close watcher. */
export type CloseWatcherClass = new () => CloseWatcher

/**
 * The platform's own way: a close watcher takes the device's back while the modal is open.
 *
 * A watcher ends with the first back, so that the next one needs another. There is one at a time: of several that
 * are created without a press of the visitor, one back would close all. The next one is created while the page
 * handles the close of the last, where browsers grant one without a press. A watcher that refuses its end by
 * `cancel` would need a press in between.
 */
export function watchClose(Watcher: CloseWatcherClass, { isWanted, onBack }: BackInput): BackWay {
  let watcher: CloseWatcher | undefined

  function start(): void {
    watcher = new Watcher()
    watcher.onclose = () => {
      watcher = undefined
      onBack()
      sync()
    }
  }

  function stop(): void {
    watcher?.destroy()
    watcher = undefined
  }

  function sync(): void {
    if (!isWanted()) stop()
    else if (watcher === undefined) start()
  }

  return { sync, stop }
}
