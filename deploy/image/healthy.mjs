// Exits with 0 if the process of this container is ready: a health check for engines without HTTP probes.
const { PORT = '3000' } = process.env
const answer = fetch(`http://127.0.0.1:${PORT}/readyz`, { signal: AbortSignal.timeout(4_000) })
process.exit(await answer.then(({ ok }) => (ok ? 0 : 1)).catch(() => 1))
