import { type AuthHost, isLatchkeyError, LatchkeyError, type Undo } from '@latchkey/core/contract'
import { FRAME_SETTLE_MS, type Message } from '../protocol/index.ts'
import type { Mount, MountEvents, MountedFrame } from './frame-element.ts'
import {
  ABSENT,
  moveReadiness,
  type ReadinessEffect,
  type ReadinessEvent,
} from './readiness.machine.ts'

/** The frame in the page: made, loaded, ready, lost. Nothing is made before `open`. */
export interface FrameConnection {
  /** Makes the frame, or loads it again after it failed or was removed from the page. */
  open(): void
  isReady(): boolean
  /** @throws LatchkeyError `frame.unset` if there is no frame. */
  post(message: Message): void
  /** Receives the messages of the frame that change its readiness. */
  notify(event: Extract<ReadinessEvent, 'saidReady' | 'timedOut' | 'reloading'>): void
  /** Loses the connection if the page removed the frame. */
  check(): void
  /** Loads the frame's address again. */
  reload(): void
  /** Removes the frame. It can't be opened again. */
  stop(): void
}

/** The handlers of a connection's owner. */
export interface ConnectionListener {
  /** Unchecked data of the frame; messages of other windows are ignored. */
  onMessage(data: unknown): void
  /** Requests may be posted. */
  onReady(): void
  /** The posted messages get no reply. With an error, the frame cannot be used now. */
  onLost(error?: LatchkeyError): void
}

interface Deps {
  readonly host: AuthHost
  readonly mount: Mount
  /** Called once the frame is opened, never before. */
  readonly listener: ConnectionListener
}

/** Creates the connection of one page to its frame. */
export function createFrameConnection({ host, mount, listener }: Deps): FrameConnection {
  const readiness = createReadiness(host, listener)
  const frame = createSingleFrame({
    mount: (events, signal) => mount(host, events, signal),
    events: {
      onLoad: () => readiness.send('loaded'),
      onError: () => fail(new LatchkeyError('frame.load-failed', {})),
    },
    onMessage: listener.onMessage,
    onFailure: (thrown) => fail(toFailure(thrown)),
  })
  let isStopped = false

  function fail(error: LatchkeyError): void {
    readiness.send(frame.current() === undefined ? 'removed' : 'broken')
    listener.onLost(error)
  }

  function check(): void {
    if (frame.current()?.isInPage() !== false) return
    frame.remove()
    fail(new LatchkeyError('frame.failed', {}))
  }

  function reload(): void {
    readiness.send('reloading')
    frame.current()?.reload()
  }

  return {
    check,
    reload,
    notify: readiness.send,
    isReady: () => readiness.step() === 'ready',
    post(message) {
      const current = frame.current()
      if (current === undefined) throw new LatchkeyError('frame.unset', {})
      current.channel.post(message)
    },
    open() {
      check()
      if (isStopped) return
      if (readiness.step() === 'failed') reload()
      if (readiness.step() === 'absent') readiness.send('made')
      if (frame.current() === undefined) frame.make()
    },
    stop() {
      isStopped = true
      frame.stop()
      readiness.send('removed')
    },
  }
}

function toFailure(cause: unknown): LatchkeyError {
  return isLatchkeyError(cause) ? cause : new LatchkeyError('frame.load-failed', {}, { cause })
}

/** Runs the readiness machine. Its effects are calls of the listener and one timer. */
function createReadiness(
  { clock }: Pick<AuthHost, 'clock'>,
  { onReady, onLost }: Pick<ConnectionListener, 'onReady' | 'onLost'>,
) {
  let state = ABSENT
  let cancelTimer: Undo = () => undefined

  const perform: Readonly<Record<ReadinessEffect, () => void>> = {
    open: onReady,
    end: () => onLost(),
    settle() {
      cancelTimer()
      cancelTimer = clock.after(FRAME_SETTLE_MS, () => send('settled'))
    },
  }

  function send(event: ReadinessEvent): void {
    const next = moveReadiness(state, event)
    state = next.state
    if (state.step !== 'settling') cancelTimer()
    for (const effect of next.effects) perform[effect]()
  }

  return { send, step: () => state.step }
}

interface SingleFrameDeps {
  readonly mount: (events: MountEvents, signal: AbortSignal) => Promise<MountedFrame>
  readonly events: MountEvents
  readonly onMessage: (data: unknown) => void
  readonly onFailure: (thrown: unknown) => void
}

/** Creates at most one frame at a time, and listens to it while it exists. */
function createSingleFrame({ mount, events, onMessage, onFailure }: SingleFrameDeps) {
  const life = new AbortController()
  let frame: MountedFrame | undefined
  let isMaking = false
  let stopListening: Undo = () => undefined

  async function make(): Promise<void> {
    isMaking = true
    try {
      const made = await mount(events, life.signal)
      if (life.signal.aborted) return made.remove()
      frame = made
      stopListening = made.channel.listen(onMessage)
    } catch (thrown) {
      if (!life.signal.aborted) onFailure(thrown)
    } finally {
      isMaking = false
    }
  }

  function remove(): void {
    stopListening()
    frame?.remove()
    frame = undefined
  }

  return {
    remove,
    current: () => frame,
    /** Does nothing while one is being made. Failures go to `onFailure`. */
    make: () => void (isMaking || make()),
    stop() {
      life.abort()
      remove()
    },
  }
}
