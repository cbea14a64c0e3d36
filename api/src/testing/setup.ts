import 'reflect-metadata';
// Messages, reasons and permissions are registered as in the server, also where a test calls one function
import '../features/manifests.ts';
