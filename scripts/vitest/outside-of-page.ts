/**
 * No test touches an outside host. The page's own content policy refuses requests that leave this
 * machine, and a refusal fails the test even when the code under test swallowed it.
 */
const LOCAL =
  "'self' data: blob: http://localhost:* http://127.0.0.1:* ws://localhost:* ws://127.0.0.1:*"
const DIRECTIVES = [
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'media-src',
  'style-src-elem',
]

const attempts: string[] = []

const policy = document.createElement('meta')
policy.httpEquiv = 'Content-Security-Policy'
policy.content = DIRECTIVES.map((name) => `${name} ${LOCAL}${inlineFor(name)}`).join('; ')
document.head.append(policy)

document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  if (URL.canParse(blockedURI)) attempts.push(blockedURI)
})

/** Style elements are not checked here; they have their own tests. */
function inlineFor(directive: string): string {
  return directive === 'style-src-elem' ? " 'unsafe-inline'" : ''
}

/** The refusal is reported in a task of its own; the real timer, for tests that have a fake one. */
const { setTimeout: realTimeout } = window

/** Throws when the page asked an outside host since the last look. */
export async function failOnOutsideRequest(): Promise<void> {
  await new Promise((resolve) => realTimeout(resolve))
  const urls = attempts.splice(0)
  if (urls.length > 0) throw new Error(`A test tried to reach an outside host: ${urls.join(', ')}`)
}
