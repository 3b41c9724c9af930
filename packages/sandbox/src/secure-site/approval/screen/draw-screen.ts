import type { ApprovalNetwork, ApprovalRequest, Fact } from '../approval-request.ts'
import { element } from './element.ts'
import { factElement } from './fact-element.ts'
import { leftToRight } from './untrusted-text.ts'

/** The parts of a drawn request that something hangs on. */
export interface Screen {
  readonly root: HTMLElement
  /** The heading, which names the requesting origin; takes the focus first. */
  readonly heading: HTMLElement
  readonly scroller: HTMLElement
  readonly hint: HTMLElement
  /** The last of what has to be read. */
  readonly end: HTMLElement
  readonly approve: HTMLButtonElement
  readonly decline: HTMLButtonElement
  /** Everything that has to be fully visible: the origin, the request and the buttons. */
  readonly targets: readonly Element[]
}

/** Draws a request. `host` is the site's own. */
export function drawScreen(document: Document, request: ApprovalRequest, host: string): Screen {
  const strip = drawStrip(document, host)
  const heading = element(document, 'h1', {
    class: 'asker',
    attributes: { tabindex: '-1' },
    children: [
      element(document, 'b', { children: [leftToRight(document, request.origin)] }),
      document.createTextNode(request.asks),
      ...(request.network ? [drawNetwork(document, request.network)] : []),
    ],
  })
  const groups = request.groups.map(({ title, facts }) => drawGroup(document, facts, title))
  const scroller = element(document, 'div', {
    class: 'facts',
    attributes: { tabindex: '0', role: 'region', 'aria-label': 'What you are asked for' },
    children: [...groups, drawGroup(document, request.about)],
  })
  const hint = element(document, 'p', { class: 'hint', attributes: { role: 'status' } })
  const decline = button(document, 'decline', 'Decline')
  const approve = button(document, 'approve', 'Approve')
  approve.setAttribute('aria-disabled', 'true')
  const pair = element(document, 'div', { class: 'pair', children: [decline, approve] })
  const foot = element(document, 'footer', { class: 'foot', children: [hint, pair] })
  const root = element(document, 'main', {
    class: 'screen',
    attributes: { lang: 'en', dir: 'ltr' },
    children: [strip, heading, scroller, foot],
  })
  return {
    root,
    heading,
    scroller,
    hint,
    approve,
    decline,
    end: groups.at(-1) ?? scroller,
    targets: [strip, heading, scroller, approve],
  }
}

function drawGroup(document: Document, facts: readonly Fact[], title?: string): HTMLElement {
  return element(document, 'section', {
    children: [
      ...(title === undefined ? [] : [element(document, 'h2', { text: title })]),
      ...facts.map((fact) => factElement(document, fact)),
    ],
  })
}

function drawNetwork(document: Document, { name, id }: ApprovalNetwork): HTMLElement {
  return element(document, 'span', {
    class: 'network',
    children: [
      document.createTextNode('on '),
      element(document, 'strong', { text: name }),
      document.createTextNode(' · '),
      leftToRight(document, id),
    ],
  })
}

/** Draws the screen that is shown while no request waits. */
export function drawIdle(document: Document, host: string): HTMLElement {
  const text = 'Nothing waits for your approval.'
  return element(document, 'main', {
    class: 'screen',
    attributes: { lang: 'en', dir: 'ltr' },
    children: [drawStrip(document, host), element(document, 'p', { class: 'idle', text })],
  })
}

function drawStrip(document: Document, host: string): HTMLElement {
  const said = element(document, 'span', { text: 'Protected by ' })
  said.append(element(document, 'b', { children: [leftToRight(document, host)] }))
  return element(document, 'div', { class: 'strip', children: [said] })
}

function button(document: Document, name: string, text: string): HTMLButtonElement {
  return element(document, 'button', { class: name, text, attributes: { type: 'button' } })
}
