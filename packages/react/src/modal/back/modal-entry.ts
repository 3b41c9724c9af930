import { isAtBackEntry, type MarkedPage } from './back-mark.ts'

/**
 * The meaning of a traversal that has ended at the page.
 * - `moved`: this started it.
 * - `overtaken`: this started it to leave the entry, but the website added one before it, from which it led here.
 * - `left`: the visitor went back from the entry.
 * - `returned`: the visitor came to the entry from a later page of the website, or by the browser's forward.
 * - `elsewhere`: it has nothing to do with the entry.
 */
export type Traversal = 'moved' | 'overtaken' | 'left' | 'returned' | 'elsewhere'

/** Leaves the entry, goes to it again from the page below, or returns to an entry that the website has added. */
export type Move = 'back' | 'forward' | 'return'

/** The modal's entry in the history of the page. */
export interface ModalEntry {
  /** The page is at the entry. */
  isIn(): boolean
  /** A traversal that this started has not ended. */
  isMoving(): boolean
  enter(): void
  move(to: Move): void
  /** Forgets the entry if the website has left it, or made it its own. @returns Whether the page is at it. */
  check(): boolean
  /** Reads what has just ended. */
  read(): Traversal
  /** The page's own entry restores its scroll position as before. */
  restoreScroll(): void
}

/** Knows the modal's entry, also one from before a reload. */
export function createModalEntry(marked: MarkedPage): ModalEntry {
  const { history, location } = marked.page
  let isIn = isAtBackEntry(marked)
  let place = placeOf(marked)
  let moving: Move | undefined

  function read(): Traversal {
    const facts = {
      moved: moving,
      wasIn: isIn,
      isHere: isAtBackEntry(marked),
      isSamePage: location.href === place.href,
    }
    moving = undefined
    const traversal = traversalOf(facts)
    isIn =
      traversal === 'moved' ? facts.moved === 'forward' : facts.isHere && traversal !== 'overtaken'
    if (traversal === 'returned') place = placeOf(marked)
    return traversal
  }

  return {
    read,
    isIn: () => isIn,
    isMoving: () => moving !== undefined,
    enter() {
      addEntry(marked)
      place = placeOf(marked)
      isIn = true
    },
    move(to) {
      moving = to
      if (to === 'back') history.back()
      else history.forward()
    },
    check() {
      isIn &&= isAtBackEntry(marked) || isSame(place, placeOf(marked))
      return isIn
    },
    restoreScroll() {
      history.scrollRestoration = place.scroll
    },
  }
}

/** The facts when a traversal has ended. */
interface TraversalFacts {
  /** The traversal that this started. */
  readonly moved: Move | undefined
  readonly wasIn: boolean
  /** The page is at the entry. */
  readonly isHere: boolean
  /** The page has the address that it had with the entry. */
  readonly isSamePage: boolean
}

/** The meaning of a traversal. */
export function traversalOf({ moved, wasIn, isHere, isSamePage }: TraversalFacts): Traversal {
  if (moved === 'return') return 'moved'
  // Another page of the website.
  if (!isHere && !isSamePage) return 'elsewhere'
  if (moved !== undefined) return moved === 'back' && isHere ? 'overtaken' : 'moved'
  if (wasIn === isHere) return 'elsewhere'
  return isHere ? 'returned' : 'left'
}

/** An entry, and how the one below it restores its scroll position. */
interface Place {
  readonly href: string
  readonly length: number
  readonly scroll: ScrollRestoration
}

function placeOf(marked: MarkedPage): Place {
  const { history, location } = marked.page
  const scroll: unknown = isAtBackEntry(marked)
    ? history.state[marked.mark]
    : history.scrollRestoration
  return {
    href: location.href,
    length: history.length,
    scroll: scroll === 'manual' ? 'manual' : 'auto',
  }
}

function isSame(one: Place, other: Place): boolean {
  return one.href === other.href && one.length === other.length
}

/** The page below keeps its state, its address, and its position when it is returned to. */
function addEntry({ page, mark }: MarkedPage): void {
  const { history } = page
  const scroll = history.scrollRestoration
  const state = { ...history.state, [mark]: scroll }
  history.scrollRestoration = 'manual'
  // Routers and analytics scripts replace the method of the object.
  page.History.prototype.pushState.call(history, state, '')
  history.scrollRestoration = scroll
}
