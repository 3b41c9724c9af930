import type { Core } from '@latchkey/core'
import { LatchkeyError } from '@latchkey/core/contract'
import { type CreateLogins, createUncheckedCore, loginModule } from '@latchkey/core/views'
import type { Modal, MountInput } from '../instance/modal-port.ts'
import { afterPaint, type PageWindow, whenIdle } from '../instance/page.ts'
import { chooseLocale, createTexts } from '../messages/create-texts.ts'
import { namespaceTexts } from '../messages/namespace-texts.ts'
import { loginComponents } from '../partials/logins/lazy-login-components.ts'
import { adaptersOf } from './adapters-of.ts'
import { bodyOf } from './body-of.ts'
import { connectInModal } from './connect-in-modal.ts'
import { createColorTools } from './create-color-tools.ts'
import { draw } from './draw.tsx'
import { frameworkOf } from './framework-of.ts'
import { keepAccountCookie } from './keep-account-cookie.ts'
import { offerHost } from './offer-host.ts'
import { readCore } from './read-core.ts'
import { resumingReadings } from './resuming-readings.ts'
import { withEventListener } from './with-event-listener.ts'

/**
 * Creates the core and renders the closed modal into the page.
 *
 * @throws LatchkeyError `instance.stopped` if it was stopped before the end; then nothing was started,
 *   since its adapters may already serve another instance.
 */
export async function mountModal(input: MountInput): Promise<Modal> {
  const { options, page, isEnded, before, isReturning = false } = input
  const [texts, createLogins] = await Promise.all([
    createTexts(chooseLocale(options.locale, page.document), {
      ...namespaceTexts(options.adapters),
      ...options.strings,
    }),
    options.auth && loginModule.load(),
  ])
  const { container, id } = options
  const parent = container ?? (await bodyOf(page.document))
  const drawn = createDeferred()
  const core = input.core ?? createModalCore(input, createLogins, drawn.promise)
  const { isEmbedded, hasAuth } = core.snapshot().options
  const [colorTools] = await Promise.all([
    createColorTools(core),
    hasAuth && loginComponents.load(),
  ])
  if (isEnded?.() === true) throw new LatchkeyError('instance.stopped', {})
  core.watchEvents(({ type }) => {
    if (type === 'modalOpened') texts.retry()
  })
  // Installed wallets answer while it starts. Sessions are resumed at the same time, and nothing
  // waits for a wallet that never answers.
  const started = core.start().catch(() => {})
  const leaveCookie = keepAccountCookie(core, options, page)
  // A login that is resumed needs the place of its frame.
  const canWait = isReturning && !isEmbedded && !hasAuth
  const undraw = draw({
    core,
    texts,
    colorTools,
    page,
    parent,
    id,
    nonce: options.nonce,
    offer: (host) =>
      isEmbedded && container === undefined ? offerHost(page, { id, host }) : () => {},
    onDrawn: drawn.resolve,
    isDue: canWait ? whenDue(page, core, started) : undefined,
  })
  const readings = readCore(core, texts.current, colorTools.current)
  return {
    core,
    readings: before === undefined ? readings : resumingReadings(readings, before),
    watch: (listener) =>
      joined(...[core, texts, colorTools].map((source) => source.subscribe(listener))),
    adapters: () => adaptersOf(options, core),
    setLocale: texts.use,
    connect: (namespace) => connectInModal(core, namespace),
    destroy: () => {
      leaveCookie()
      core.stop()
      undraw()
    },
  }
}

/** Creates the core of a modal. What waits for a paint waits until the modal is drawn. */
function createModalCore(
  { options, page, framework, onEvent, onRequest }: MountInput,
  createLogins: CreateLogins | undefined,
  drawn: Promise<void>,
): Core {
  const given = {
    ...withEventListener(options, onEvent, page),
    framework: frameworkOf(framework, page.customElements),
    ports: { observer: onRequest, afterPaint: () => drawn.then(() => afterPaint(page)) },
  }
  return createUncheckedCore(given, createLogins)
}

/** A promise, and what resolves it. */
function createDeferred(): { readonly promise: Promise<void>; resolve(): void } {
  let resolve = (): void => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** A closed modal is not seen: it is rendered after sessions are resumed, once the page is idle. */
function whenDue(page: PageWindow, core: Core, started: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    core.watchEvents(({ type }) => {
      if (type === 'modalOpened') resolve()
    })
    void started.then(() => whenIdle(page, resolve))
  })
}

function joined(...undos: readonly (() => void)[]): () => void {
  return () => {
    for (const undo of undos) undo()
  }
}
