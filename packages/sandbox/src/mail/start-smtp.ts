import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { DisturbDeps } from '../faults/disturb.ts'
import { LOOPBACK, portTaken } from '../http/free-port.ts'
import type { Mailbox } from './mailbox.ts'
import { type Delivery, takeDelivery } from './take-delivery.ts'

/** A listening SMTP server. */
export interface Smtp {
  /** `smtp://` and where it listens. */
  readonly url: string
  stop(): Promise<void>
}

/** The largest mail taken, in bytes. */
const MAX_SIZE = 1_048_576

/**
 * Takes mails for every address and stores them, as real deliveries over SMTP. There is no password
 * and no encryption: it listens on the loopback address alone, at any free port.
 *
 * @throws SandboxError `port-taken`.
 */
export async function startSmtp(deps: DisturbDeps & { readonly mailbox: Mailbox }): Promise<Smtp> {
  const sockets = new Map<number, Socket>()
  const server = new SMTPServer({
    banner: 'Latchkey sandbox',
    logger: false,
    disableReverseLookup: true,
    size: MAX_SIZE,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 1,
    onData(stream, session, done) {
      const socket = sockets.get(session.remotePort)
      const hangUp = () => socket?.destroy()
      // An unreadable mail is refused in the same way as by the fault.
      receive(stream, session)
        .then((delivery) => takeDelivery(deps, delivery, { hangUp, socket }))
        .then(() => done(), done)
    },
  })
  // A client that disconnects in the middle is not an error.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => track(sockets, socket))
  await listen(server)
  // An address that was listened on over TCP has a port.
  const { port: actual } = server.server.address() as AddressInfo
  return { url: `smtp://${LOOPBACK}:${actual}`, stop: () => stop(server, sockets) }
}

async function receive(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<Delivery> {
  const { subject = '', text = '' } = await PostalMime.parse(await buffer(stream))
  return { to: envelope.rcptTo.map(({ address }) => address), subject, text: text.trimEnd() }
}

function track(sockets: Map<number, Socket>, socket: Socket): void {
  const port = socket.remotePort
  if (port === undefined) return
  sockets.set(port, socket)
  socket.once('close', () => sockets.delete(port))
}

function listen(server: SMTPServer): Promise<void> {
  return new Promise((resolve, reject) => {
    server.server.once('error', (error) => reject(portTaken(0, 'SMTP server', error)))
    server.listen(0, LOOPBACK, () => resolve())
  })
}

function stop(server: SMTPServer, sockets: ReadonlyMap<number, Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    for (const socket of sockets.values()) socket.destroy()
  })
}
