export default {
  test: { environment: 'jsdom', include: ['connect.vitest.jsx'] },
}
