import { startRealApp } from './test/support/real-app.js';
const app = await startRealApp();
const base = `http://127.0.0.1:${app.port}`;
const ask = async (p: string) => { const r = await (await fetch(`${base}/api/calc/${p}`)).json() as any; console.log('##', p, JSON.stringify({v: r.result?.value ?? r.value, r: r.result?.range ?? r.range, s: r.result?.interpretation ?? r.interpretation, e: r.error}).slice(0, 700)); };
for (const p of process.argv.slice(2)) await ask(p);
await app.stop();
