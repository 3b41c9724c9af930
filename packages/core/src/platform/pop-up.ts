import type { PopUp, Windows } from '../contract/index.ts'
import { safeLink } from '../contract/index.ts'

/**
 * Opens a pop-up. It has an opener, so that it can answer: it is navigated to web pages only, and
 * its messages are accepted only while it is on the expected origin.
 */
export function openPopUp(...[href, options]: Parameters<Windows['popUp']>): PopUp | undefined {
  const { name, width, height } = options
  const features = `popup,width=${width},height=${height},scrollbars=yes`
  const link = webLink(href)
  const opened = link === undefined ? null : window.open(link, name, features)
  return opened === null ? undefined : popUpOf(opened)
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
    onMessage(origin, listener) {
      const onMessage = (event: MessageEvent): void => {
        // An event that a script of the page created can have any source.
        const isReal = event.isTrusted && event.source === opened
        if (isReal && event.origin === origin) listener(event.data)
      }
      window.addEventListener('message', onMessage)
      return () => window.removeEventListener('message', onMessage)
    },
  }
}

function webLink(href: string): string | undefined {
  const link = safeLink(href)
  return link?.kind === 'web' ? link.href : undefined
}
