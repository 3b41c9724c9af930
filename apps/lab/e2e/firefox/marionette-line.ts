import { connect, type Socket } from 'node:net'

/** Longest wait for one command, in milliseconds. */
const COMMAND_MS = 30_000

/** The line to Firefox. */
export interface MarionetteLine {
  /** @returns What Firefox answers to a command of WebDriver. Rejects with its error, or without an answer. */
  send(command: string, parameters?: object): Promise<unknown>
  end(): void
}

interface Asked {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** Opens the line. A message is `length:[type, id, error or command, value]`, the length in bytes. */
export async function openLine(port: number): Promise<MarionetteLine> {
  const socket = await connected(port)
  const asked = new Map<number, Asked>()
  let last = 0

  function settle(message: unknown): void {
    // The first message greets, and is no list.
    if (!Array.isArray(message)) return
    const [, id, error, value] = message
    if (error === null) asked.get(id)?.resolve(value)
    else asked.get(id)?.reject(new Error(`${error.error}: ${error.message}`))
    asked.delete(id)
  }

  socket.on('data', reader(settle))
  socket.on('close', () => {
    for (const { reject } of asked.values()) reject(new Error('Firefox has gone'))
  })

  return {
    async send(command, parameters = {}) {
      last += 1
      const id = last
      const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters])
      const answer = new Promise((resolve, reject) => asked.set(id, { resolve, reject }))
      const late = setTimeout(
        () => asked.get(id)?.reject(new Error(`${command} has no answer`)),
        COMMAND_MS,
      )
      socket.write(`${Buffer.byteLength(text)}:${text}`)
      return await answer.finally(() => clearTimeout(late))
    },
    end: () => void socket.destroy(),
  }
}

/** @returns Takes what arrives, and hands on each message once it is whole. */
function reader(onMessage: (message: unknown) => void): (bytes: string | Uint8Array) => void {
  // A letter for each byte.
  let received = ''
  return (bytes) => {
    received += Buffer.from(bytes).toString('latin1')
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.slice(0, colon))
      if (colon < 0 || received.length < end) return
      const message = Buffer.from(received.slice(colon + 1, end), 'latin1').toString()
      received = received.slice(end)
      onMessage(JSON.parse(message))
    }
  }
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })
}
