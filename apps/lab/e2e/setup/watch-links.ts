import type { BrowserContext, Frame } from '@playwright/test'

/** A link that a page wanted to open. */
export interface OpenedLink {
  readonly href: string
  readonly target: string
  readonly features: string
  /** Is true if the browser would have allowed it: there was a click a moment ago. */
  readonly isActive: boolean
  /** Is true if that was in this very task. */
  readonly isInTap: boolean
}

/** Name under which pages store the links they opened. */
const LIST = 'watchedLinks'

/** Makes pages record links instead of opening them: no wallet app is installed here. */
export async function watchLinks(context: BrowserContext): Promise<void> {
  await context.addInitScript((list) => {
    const opened: OpenedLink[] = []
    Reflect.set(window, list, opened)
    let isInTap = false
    // The first of all listeners; a task of its own marks the end of the event.
    const over = new MessageChannel()
    over.port1.onmessage = () => {
      isInTap = false
    }
    addEventListener(
      'click',
      ({ isTrusted }) => {
        isInTap = isTrusted
        over.port2.postMessage(undefined)
      },
      true,
    )
    window.open = (href = '', target = '', features = '') => {
      const { isActive } = navigator.userActivation
      opened.push({ href: String(href), target, features, isActive, isInTap })
      return null
    }
  }, LIST)
}

/** The links that a page opened so far. */
export function linksOf(page: Pick<Frame, 'evaluate'>): Promise<readonly OpenedLink[]> {
  return page.evaluate((list): readonly OpenedLink[] => Reflect.get(window, list), LIST)
}
