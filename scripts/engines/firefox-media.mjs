const COMMAND = 'emulation.setMediaFeaturesOverride'

/** Ids of our own commands begin here; Playwright counts from 1. */
const FIRST_ID = 1_000_000_000

/**
 * Answers `emulation.setMediaFeaturesOverride` for one session: sets the colour scheme of pages by the
 * browser's own property of them, which scripts of its window may set.
 *
 * @param {(text: string) => void} toBrowser
 * @param {(text: string) => void} toClient
 */
export function mediaOf(toBrowser, toClient) {
  const commands = createCommands(toBrowser)
  const schemes = createSchemes(commands.send)
  let line = Promise.resolve()
  return {
    fromClient(text) {
      const { method, id, params } = JSON.parse(text)
      if (method !== COMMAND) toBrowser(text)
      else {
        const answer = JSON.stringify({ type: 'success', id, result: {} })
        void schemes.override(params).then(() => toClient(answer))
      }
    },
    fromBrowser(text) {
      const message = JSON.parse(text)
      if (commands.settle(message) || isMark(message)) return
      const { method, params } = message
      // A page has its colours before the client receives any event of it.
      if (method === 'browsingContext.contextCreated' && params.parent === null) {
        line = line.then(() => schemes.open(params))
      }
      if (method === 'browsingContext.contextDestroyed') schemes.close(params)
      line = line.then(() => toClient(text))
    },
  }
}

/** Commands of our own in the same session. */
function createCommands(toBrowser) {
  const waiting = new Map()
  let nextId = FIRST_ID
  return {
    /** @returns The browser's answer, also where it is an error. */
    send(method, params) {
      nextId += 1
      const id = nextId
      toBrowser(JSON.stringify({ id, method, params }))
      return new Promise((resolve) => waiting.set(id, resolve))
    },
    /** Resolves the command that the message answers. Returns false if it answers none. */
    settle(message) {
      const resolve = waiting.get(message.id)
      waiting.delete(message.id)
      resolve?.(message)
      return resolve !== undefined
    },
  }
}

/** The colour scheme of each user context, and the pages that are open in it. */
function createSchemes(send) {
  const schemes = new Map()
  const pages = new Map()
  let windowId

  async function paint(contexts, scheme) {
    if (contexts.length === 0) return
    if (windowId === undefined) {
      const tree = await send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })
      windowId = tree.result?.contexts[0]?.context
    }
    const answer = await send('script.evaluate', {
      expression: `(${setScheme})(${JSON.stringify(contexts)}, ${JSON.stringify(scheme ?? 'none')})`,
      target: { context: windowId },
      awaitPromise: false,
    })
    const isDone = answer.type === 'success' && answer.result.type === 'success'
    if (!isDone) process.stderr.write(`No colour scheme: ${JSON.stringify(answer)}\n`)
  }

  return {
    async override({ features, userContexts = [], contexts = [] }) {
      const scheme = features?.['prefers-color-scheme'] ?? null
      for (const userContext of userContexts) schemes.set(userContext, scheme)
      const open = [...pages].filter(
        ([context, userContext]) =>
          contexts.includes(context) || userContexts.includes(userContext),
      )
      await paint(
        open.map(([context]) => context),
        scheme,
      )
    },
    async open({ context, userContext }) {
      pages.set(context, userContext)
      if (schemes.get(userContext)) await paint([context], schemes.get(userContext))
    },
    close: ({ context }) => pages.delete(context),
  }
}

/** `console.timeStamp`: React's development build writes hundreds, and Chromium does not report it. */
function isMark({ method, params }) {
  return method === 'log.entryAdded' && params.method === 'timeStamp'
}

/** Runs in the browser's window. */
function setScheme(contexts, scheme) {
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs',
  )
  for (const id of contexts) {
    const context = NavigableManager.getBrowsingContextById(id)
    if (context) context.prefersColorSchemeOverride = scheme
  }
}
