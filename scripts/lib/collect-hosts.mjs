/**
 * The hosts that the pages of a context ask for, while they do.
 *
 * @param own - The host that is left out.
 */
export function collectHosts(context, own) {
  const hosts = new Set()
  const note = (address) => {
    const { protocol, host } = new URL(address)
    if (/^(https?|wss?):$/.test(protocol) && host !== own) hosts.add(host)
  }
  context.on('request', (request) => note(request.url()))
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())))
  return hosts
}
