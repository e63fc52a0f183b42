// Standing texts of the centre, each in dated versions: about us, agreements, rules, guides, questions and answers.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

/** Spec §7. */
export const listAboutSections = call<typeof shapes.listAboutSections>()('GET', '/wl/pc/website/aboutUs/list', {
  summary: '关于我们的各个栏目',
  who: 'anyone',
  cache: ['document'],
});

export const listDocuments = call<typeof shapes.listDocuments>()('GET', '/api/document/list', {
  summary: '规则制度与协议：各自的现行版本，以及已公布、即将施行的版本',
  who: 'anyone',
  cache: ['document'],
});

/** Without `version` the one in force; before there is any, the first that is coming. */
export const getDocument = call<typeof shapes.getDocument>()('GET', '/api/document/info/:anchor', {
  summary: '一份文本的现行版本或指定版本，及其全部版本',
  who: 'anyone',
  cache: ['document'],
});

export const compareDocument = call<typeof shapes.compareDocument>()('GET', '/api/document/compare/:anchor', {
  summary: '两个版本的差异',
  who: 'anyone',
  cache: ['document'],
});

export const downloadDocument = call<typeof shapes.downloadDocument>()('GET', '/api/document/download/:anchor', {
  summary: '下载一个版本：一个自带样式与图片的网页文件，断网也能打开和打印',
  who: 'anyone',
  answer: 'file',
});

export const getHelp = call<typeof shapes.getHelp>()('GET', '/api/help', {
  summary: '办事指南与常见问题；有关键词时只答含有全部关键词的',
  who: 'anyone',
  cache: ['document'],
});
