import type { ApprovalRequest, Approvals } from './approval-request.ts'

/** Shows one request. @returns What the visitor decided; false when `signal` fires. */
export type ShowRequest = (request: ApprovalRequest, signal: AbortSignal) => Promise<boolean>

/** One request after the other: nothing is put over what a visitor is reading. */
export function createQueue(show: ShowRequest): Approvals {
  let last: Promise<unknown> = Promise.resolve()
  return {
    ask(request, signal) {
      const decided = last.then(() => (signal.aborted ? false : show(request, signal)))
      last = decided.catch(() => undefined)
      return decided
    },
  }
}
