import type { Mount, MountEvents } from '../host/frame-element.ts'
import { createMemoryChannel, type MemoryChannel } from './memory-channel.ts'

/** Frames in memory, and controls for what a page and its network do to them. */
export interface MemoryMount {
  readonly mount: Mount
  /** Channels to every frame that was made, in order. */
  readonly lines: readonly MemoryChannel[]
  /** The channel to the newest frame. */
  line(): MemoryChannel
  /** How many frames are in the page. */
  readonly frameCount: number
  /** How often an address was loaded again. */
  readonly reloadCount: number
  /** A page was loaded in the newest frame. */
  load(): void
  fail(): void
  /** The page removes the newest frame. */
  removeFrame(): void
}

/** @param begin - Runs in the page of a frame after it was loaded. */
export function createMemoryMount(begin: (line: MemoryChannel) => void = () => {}): MemoryMount {
  const lines: MemoryChannel[] = []
  const inPage = new Set<MemoryChannel>()
  let events: MountEvents | undefined
  let reloadCount = 0

  function line(): MemoryChannel {
    const newest = lines.at(-1)
    if (newest === undefined) throw new Error('No frame was made')
    return newest
  }

  return {
    lines,
    line,
    get frameCount() {
      return inPage.size
    },
    get reloadCount() {
      return reloadCount
    },
    async mount(host, own, signal) {
      await host.slot(signal)
      const made = createMemoryChannel()
      events = own
      lines.push(made)
      inPage.add(made)
      queueMicrotask(() => begin(made))
      return {
        channel: made.app,
        isInPage: () => inPage.has(made),
        reload() {
          reloadCount += 1
          queueMicrotask(() => begin(made))
        },
        remove: () => void inPage.delete(made),
      }
    },
    load: () => events?.onLoad(),
    fail: () => events?.onError(),
    removeFrame: () => void inPage.delete(line()),
  }
}
