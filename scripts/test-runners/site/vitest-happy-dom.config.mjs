export default {
  test: { environment: 'happy-dom', include: ['connect.vitest.jsx'] },
}
