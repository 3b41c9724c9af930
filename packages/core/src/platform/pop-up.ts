import type { PopUp, Windows } from '../contract/index.ts'
import { keepListening, safeLink } from '../contract/index.ts'

/**
 * Opens a pop-up. It has an opener, so that it can answer: it is navigated to web pages only, and
 * its messages are accepted only while it is on the expected origin.
 */
export function openPopUp(...[href, options]: Parameters<Windows['popUp']>): PopUp | undefined {
  const link = webLink(href)
  const opened = link === undefined ? null : open(link, options)
  return opened === null ? undefined : popUpOf(opened)
}

/** Opens an empty pop-up without an opener: the pages in it can't navigate this one. */
export function openEmptyPopUp(options: Parameters<Windows['emptyPopUp']>[0]): PopUp | undefined {
  const opened = open('', options)
  if (opened === null) return undefined
  // The feature `noopener` would leave this page without a window to navigate. Source: HTML, "opener".
  opened.opener = null
  return popUpOf(opened)
}

function open(href: string, options: Parameters<Windows['popUp']>[1]): Window | null {
  const { name, width, height } = options
  return window.open(href, name, `popup,width=${width},height=${height},scrollbars=yes`)
}

function popUpOf(opened: Window): PopUp {
  return {
    isClosed: () => opened.closed,
    navigate(href) {
      const link = webLink(href)
      if (link !== undefined) opened.location.replace(link)
      return link !== undefined
    },
    close: () => opened.close(),
    focus: () => opened.focus(),
    onMessage(origin, listener) {
      const onMessage = (event: MessageEvent): void => {
        // An event that a script of the page created can have any source.
        const isReal = event.isTrusted && event.source === opened
        if (isReal && event.origin === origin) listener(event.data)
      }
      return keepListening(window, 'message', onMessage)
    },
  }
}

function webLink(href: string): string | undefined {
  const link = safeLink(href)
  return link?.kind === 'web' ? link.href : undefined
}
