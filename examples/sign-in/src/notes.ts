/** The notes of the visitor whom the cookie names. @throws Error with what the server says. */
export function readNotes(): Promise<readonly string[]> {
  return request('/api/notes')
}

/** Adds one. @returns All of them. @throws Error with what the server says. */
export function addNote(text: string): Promise<readonly string[]> {
  return request('/api/notes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
}

async function request(path: string, init?: RequestInit): Promise<readonly string[]> {
  const answer = await fetch(path, init)
  const body = await answer.json()
  if (!answer.ok) throw new Error(body.message)
  return body
}
