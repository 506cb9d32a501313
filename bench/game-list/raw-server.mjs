import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The yardstick: the same bytes under the same addresses and headers, by Node.js alone.
const answers = new Map(
  JSON.parse(readFileSync(process.env.ANSWERS, 'utf8')).map(({ path, headers, body }) => [
    path,
    { headers: headers.flat(), body: Buffer.from(body, 'base64') },
  ]),
)
const server = createServer((request, response) => {
  const answer = answers.get(request.url)
  if (answer) response.writeHead(200, answer.headers).end(answer.body)
  else response.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => {
  process.send({ listening: { portal: `http://127.0.0.1:${server.address().port}` } })
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send({ cpuSeconds: (user + system) / 1e6 })
})
process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close()
  process.disconnect()
})
