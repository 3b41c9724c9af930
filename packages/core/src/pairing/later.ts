import type { Undo } from '../contract/index.ts'

/** A part of the program that may still have to be fetched. */
export interface Later<Part> {
  /** The part, once it is there. */
  part(): Part | undefined
  /** Fetches it unless it is there or on its way; after a failure it tries again. */
  fetch(): void
  /**
   * Calls `use` with the part: at once and in the calling task where it is there, else as soon as it
   * is, in the order of the calls. Rejects when it can't be had now.
   */
  ask<Answer>(use: (part: Part) => Answer): Answer | Promise<Awaited<Answer>>
  /** The same for what nobody waits for: a failure is told to developers. */
  tell(use: (part: Part) => void): void
  /** Calls `use` once the part is there, without fetching it; what was begun and failed is tried again. */
  whenThere(use: (part: Part) => void): void
}

/** An async function makes one promise of an answer, a promise and a throw alike. */
async function answer<Part, Answer>(
  use: (part: Part) => Answer,
  part: Part,
): Promise<Awaited<Answer>> {
  return await use(part)
}

function moveOut<Turn>(some: Set<Turn>, all: Set<Turn>): void {
  for (const each of some) all.delete(each)
  some.clear()
}

function takeTurns<Part>(
  waiting: Set<(part: Part) => void>,
  part: Part,
  onFailure: (thrown: unknown) => void,
): void {
  // Some pages have sets that skip their next item where one is taken out on the way.
  for (const use of [...waiting]) {
    waiting.delete(use)
    try {
      use(part)
    } catch (thrown) {
      onFailure(thrown)
    }
  }
}

/** How a part that could not be had is fetched again for those who still wait for it. */
export interface Again {
  /** Nobody needs the part any more once this says no. */
  isWanted(): boolean
  after(delayMs: number, run: () => void): Undo
}

/** Pause after a first failure; each further one doubles it. */
const PAUSE_MS = 1_000

/** Longest pause between two tries. */
const LONGEST_PAUSE_MS = 30_000

/**
 * A part that is fetched when it is first needed.
 *
 * @param onFailure - Told why it could not be had, and what somebody threw whom nobody hears. Tries
 *   that nobody asked for fail in silence.
 */
export function fetched<Part>(
  load: () => Promise<Part>,
  onFailure: (thrown: unknown) => void,
  again: Again,
): Later<Part> {
  const waiting = new Set<(part: Part) => void>()
  // Those who wait for an answer: a failure is one.
  const asking = new Set<(part: Part) => void>()
  let part: Part | undefined
  let loading: Promise<void> | undefined
  let cancel: Undo = () => {}

  function get(pauseMs = PAUSE_MS): Promise<void> {
    cancel()
    loading ??= load().then(arrive, (thrown: unknown) => {
      loading = undefined
      tryLater(pauseMs)
      throw thrown
    })
    return loading
  }

  function tryLater(pauseMs: number): void {
    // What could not be done now is not done by surprise when the part comes after all.
    moveOut(asking, waiting)
    if (waiting.size === 0 || !again.isWanted()) return
    const nextMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    cancel = again.after(pauseMs, () => void get(nextMs).catch(() => {}))
  }

  function arrive(loaded: Part): void {
    part = loaded
    asking.clear()
    takeTurns(waiting, loaded, onFailure)
  }

  function askLater<Answer>(use: (part: Part) => Answer): Promise<Awaited<Answer>> {
    return new Promise((resolve, reject) => {
      const turn = (loaded: Part): void => void answer(use, loaded).then(resolve, reject)
      waiting.add(turn)
      asking.add(turn)
      get().catch(reject)
    })
  }

  return {
    part: () => part,
    fetch: () => void get().catch(onFailure),
    ask: (use) => (part === undefined ? askLater(use) : use(part)),
    tell(use) {
      if (part === undefined) askLater(use).catch(onFailure)
      else use(part)
    },
    whenThere(use) {
      if (part === undefined) waiting.add(use)
      else use(part)
    },
  }
}
