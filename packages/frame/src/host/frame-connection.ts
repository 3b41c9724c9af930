import { type AuthHost, isLatchkeyError, LatchkeyError, type Undo } from '@latchkey/core/contract'
import { FRAME_SETTLE_MS, type Message } from '../protocol/index.ts'
import type { Mount } from './frame-element.ts'
import { type HeldFrame, holdFrame } from './hold-frame.ts'
import {
  ABSENT,
  moveReadiness,
  type ReadinessEffect,
  type ReadinessEvent,
} from './readiness.machine.ts'

interface Deps {
  readonly host: AuthHost
  readonly mount: Mount
  /** Hears unchecked data of the frame, and of nobody else. */
  readonly heard: (data: unknown) => void
  /** Requests may go out. */
  readonly opened: () => void
  /** Whatever was posted is lost; with an error, also what still waits. */
  readonly ended: (error?: LatchkeyError) => void
}

/** The frame, as whoever asks it sees it. Nothing is made before `begin`. */
export interface Line {
  /** Makes the frame, or loads it anew where it failed or is gone. */
  begin(): void
  isReady(): boolean
  /** @throws LatchkeyError `frame.unset` where there is none. */
  post(message: Message): void
  /** Says what else happened to the frame. */
  tell(event: Extract<ReadinessEvent, 'saidReady' | 'timedOut' | 'reloading'>): void
  /** Looks whether the frame is still in the page. */
  check(): void
  /** Loads the frame's address anew, whatever the page in it does. */
  reload(): void
  stop(): void
}

/** Drives the frame in the page: makes it, follows its readiness, hears it. */
export function createLine(deps: Deps): Line {
  const { step, send } = followReadiness(deps)
  const frame: HeldFrame = holdFrame({
    ...deps,
    events: {
      loaded: () => send('loaded'),
      broken: () => fail(new LatchkeyError('frame.load-failed', {})),
    },
    failed: (error) => fail(notMade(error)),
  })
  let isStopped = false

  function fail(error: LatchkeyError): void {
    send(frame.isThere() ? 'broken' : 'removed')
    deps.ended(error)
  }

  function check(): void {
    if (!frame.isGone()) return
    frame.remove()
    fail(new LatchkeyError('frame.failed', {}))
  }

  function reload(): void {
    send('reloading')
    frame.reload()
  }

  return {
    check,
    reload,
    tell: send,
    post: frame.post,
    isReady: () => step() === 'ready',
    begin() {
      check()
      if (isStopped) return
      if (step() === 'failed') reload()
      if (step() === 'absent') send('made')
      if (!frame.isThere()) frame.make()
    },
    stop() {
      isStopped = true
      frame.stop()
      send('removed')
    },
  }
}

function notMade(cause: unknown): LatchkeyError {
  return isLatchkeyError(cause) ? cause : new LatchkeyError('frame.load-failed', {}, { cause })
}

type Readying = Pick<Deps, 'host' | 'opened' | 'ended'>

function followReadiness({ host, opened, ended }: Readying) {
  let state = ABSENT
  let unsettle: Undo = () => undefined

  function send(event: ReadinessEvent): void {
    const next = moveReadiness(state, event)
    state = next.state
    if (state.step !== 'settling') unsettle()
    for (const effect of next.effects) perform[effect]()
  }

  const perform: Readonly<Record<ReadinessEffect, () => void>> = {
    open: () => opened(),
    end: () => ended(),
    settle() {
      unsettle()
      unsettle = host.clock.after(FRAME_SETTLE_MS, () => send('settled'))
    },
  }

  return { send, step: () => state.step }
}
