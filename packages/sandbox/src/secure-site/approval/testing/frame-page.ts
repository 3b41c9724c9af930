import type { ApprovalRequest } from '../approval-request.ts'
import { createApproval } from '../create-approval.ts'

/** A page with only the approval screen: its parent sends the request and receives the answer. */
const approval = createApproval({ window })

window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const { request, theme } = Object(data)
  if (theme) approval.setTheme(theme)
  if (request) void ask(request)
})

async function ask(request: ApprovalRequest): Promise<void> {
  const isApproved = await approval.ask(request, new AbortController().signal)
  window.parent.postMessage({ isApproved }, '*')
}

window.parent.postMessage({ isReady: true }, '*')
