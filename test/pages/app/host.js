/** The page of a chat in the browser: the reference host of MCP Apps, which passes calls of tools on to the test. */
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

// What the test shows, and what it does for the host: see `openChat`.
const { appPage, given, result, theme, passesCalls, callTool, tellModel, openLink } = globalThis;

const frame = document.createElement('iframe');
frame.title = 'Calculator';
frame.setAttribute('sandbox', 'allow-scripts');
document.body.append(frame);

const capabilities = { ...(passesCalls ? { serverTools: {} } : {}), updateModelContext: {}, openLinks: {} };
const hostContext = { theme };
const bridge = new AppBridge(null, { name: 'test-host', version: '1.0.0' }, capabilities, { hostContext });
bridge.oncalltool = ({ name, arguments: args }) => callTool(name, args);
bridge.onupdatemodelcontext = async ({ content = [] }) => {
  await tellModel(JSON.stringify(content));
  return {};
};
bridge.onsizechange = ({ height }) => {
  frame.style.height = `${height}px`;
};
bridge.oninitialized = async () => {
  await bridge.sendToolInput({ arguments: given });
  await bridge.sendToolResult(result);
};
bridge.onopenlink = async ({ url }) => {
  await openLink(url);
  return {};
};
globalThis.bridge = bridge;
await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
frame.srcdoc = appPage;
