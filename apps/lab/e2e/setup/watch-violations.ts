import type { BrowserContext } from '@playwright/test'

/** Name of the binding with which pages report violations. */
const LINE = 'tellViolation'

/** Collects what each page of a context reports of its content policy. */
export async function watchViolations(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = []
  await context.exposeFunction(LINE, (text: string) => void violations.push(text))
  await context.addInitScript((line) => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = violation
      const report: unknown = Reflect.get(window, line)
      if (typeof report !== 'function') return
      report(`${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`)
    })
  }, LINE)
  return violations
}
