/** The other end of `logins-floor`: it echoes, asks its own server once, and draws two buttons. */
addEventListener('message', ({ source, origin, data }) => {
  const answer = (value: unknown): void => source?.postMessage(value, { targetOrigin: origin })
  if (data === 'log in') {
    const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    void fetch('/node', { method: 'POST' }).then(() => answer(address))
  } else if (data === 'sign') {
    const buttons = ['Approve', 'Decline'].map((text) => {
      const button = document.createElement('button')
      button.textContent = text
      button.className = text.toLowerCase()
      button.onclick = () => answer(text === 'Approve' ? 'signed' : 'declined')
      return button
    })
    document.body.replaceChildren(...buttons)
  } else answer(data)
})
